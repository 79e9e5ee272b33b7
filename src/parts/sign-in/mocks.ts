import { http } from 'msw';
import type { Env } from '@/config/env';

/** The service's default; the Auth emulator has none and responds 501, which the browser logs. */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: ['!', '#'],
  enforcementState: 'OFF',
  schemaVersion: 1,
} as const;

export function signInMocks({ signIn: settings }: Env) {
  const authEmulatorUrl = settings?.authEmulatorUrl;
  if (!authEmulatorUrl) return [];
  return [http.get(`${authEmulatorUrl}/*/v2/passwordPolicy`, () => Response.json(passwordPolicy))];
}
