/**
 * Whether what takes so many seconds at most is through before the deadline if it starts now.
 * @param deadline milliseconds since the epoch; without one everything fits
 * @param seconds Infinity for what has no end of its own
 */
export const fitsBefore = (deadline: number | undefined, seconds: number, now = Date.now()): boolean =>
  deadline === undefined || now + seconds * 1000 <= deadline
