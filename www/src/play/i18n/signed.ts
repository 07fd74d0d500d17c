/** A whole number with its sign: +12, −57. */
export const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
