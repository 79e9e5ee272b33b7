type Properties = Readonly<Record<string, unknown>>;

/** The properties of an object in JSON; none for any other text. */
export function parseObject(text: string): Properties {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? {} : toProperties(value);
  } catch {
    return {};
  }
}

/** The properties of an object; none for any other value. */
export function toProperties(value: unknown): Properties {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
