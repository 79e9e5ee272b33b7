// @ts-check
import { z } from 'zod';

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(8080),
  /** Origins of the website, separated by spaces. */
  ALLOWED_ORIGINS: z
    .string()
    .min(1)
    .transform((text) => text.trim().split(/\s+/)),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
  MAIL_TO: z.string().min(3),
  /** The 15 or 18 characters of the Salesforce organisation's id. */
  WEB_TO_LEAD_OID: z
    .string()
    .regex(/^00D\w{12}(\w{3})?$/)
    .optional(),
  TRUST_PROXY: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
});

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @throws {Error} one message that names every faulty variable
 */
export function readSettings(environment) {
  const result = schema.safeParse(environment);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}
