// @ts-check

/** Why a request is answered with another status than 200. Where a field is to blame, it is named. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{ field?: string, code?: string, retryAfter?: number }} [details]
   */
  constructor(status, details = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.details = details;
  }
}
