type Properties = Readonly<Record<string, unknown>>;

/** @returns undefined for a text that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The properties of an object in JSON; none for any other text. */
export function parseObject(text: string): Properties {
  const value = parseJson(text);
  return Array.isArray(value) ? {} : toProperties(value);
}

/** The properties of an object; none for any other value. */
export function toProperties(value: unknown): Properties {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
