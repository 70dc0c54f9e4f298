/** Of every resampling here, so that the same results give the same figures; reports print it. */
export const SEED = 20_261_130
