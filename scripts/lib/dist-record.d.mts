export declare const distRecord: (root: string) => {
  sources(): Promise<string>
  keep(sources: string): Promise<void>
  holds(): Promise<boolean>
}
