/** All at the same time; where one fails, its error comes only once the others have ended as well. */
export const together = async <Values extends readonly unknown[]>(
  ...work: { [Key in keyof Values]: Promise<Values[Key]> }
): Promise<Values> => {
  await Promise.allSettled(work)
  return Promise.all(work) as unknown as Promise<Values>
}
