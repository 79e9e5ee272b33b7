// @ts-check

export class BodyTooLarge extends Error {}

/**
 * Reads a body, never more bytes than the limit.
 * @param {Request} request
 * @param {number} maxBytes
 * @returns {Promise<Uint8Array>}
 * @throws {BodyTooLarge}
 */
export async function readBody(request, maxBytes) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
