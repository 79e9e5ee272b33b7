import fc from 'fast-check';

/** Any UTF-16, unpaired surrogates and control characters included. */
export const anyText = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));

export const anyJson = fc.oneof(
  anyText,
  fc.json(),
  fc.json().map((text) => text.slice(1)),
);

/** Checks a property with many values. */
export function check<Value>(
  values: fc.Arbitrary<Value>,
  predicate: (value: Value) => void,
  parameters: fc.Parameters<[Value]> = {},
) {
  fc.assert(fc.property(values, predicate), parameters);
}
