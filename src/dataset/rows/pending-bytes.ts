/**
 * Bytes that come behind and go in front. Room is made twice as large whenever it runs out, so that a cell
 * of megabytes is not copied once more for each piece of it that arrives.
 */
export class PendingBytes {
  /** All that came and did not go. A view: what is taken of it stays as it is. */
  rest: Buffer = Buffer.alloc(0)
  /** Holds `rest`, and room behind it. */
  #store: Buffer = this.rest
  #end = 0

  append(chunk: Buffer): void {
    if (this.rest.length === 0) {
      // Nothing is copied; there is no room behind a chunk, since it is somebody else's.
      this.rest = chunk
      this.#store = chunk
      this.#end = chunk.length
      return
    }
    const { length } = this.rest
    if (this.#store.length - this.#end < chunk.length) {
      const store = Buffer.allocUnsafeSlow(2 * (length + chunk.length))
      this.rest.copy(store)
      this.#store = store
      this.#end = length
    }
    chunk.copy(this.#store, this.#end)
    this.#end += chunk.length
    this.rest = this.#store.subarray(this.#end - length - chunk.length, this.#end)
  }

  drop(bytes: number): void {
    this.rest = this.rest.subarray(bytes)
  }
}
