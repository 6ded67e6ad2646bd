/** The middle one of some numbers; of an even count, the larger of the two in the middle. */
export const medianOf = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
