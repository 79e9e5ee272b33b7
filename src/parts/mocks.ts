import type { HttpHandler } from 'msw';
import type { Env } from '@/config/parseEnv';
import { careersMocks } from '@/parts/careers/mocks';
import { signInMocks } from '@/parts/sign-in/mocks';

const parts: Readonly<Record<string, (env: Env) => readonly HttpHandler[]>> = {
  careers: careersMocks,
  'sign-in': signInMocks,
};

/** What the parts answer in development: src/mocks/start.ts. */
export function partMocks(env: Env): readonly HttpHandler[] {
  return Object.values(parts).flatMap((handlers) => handlers(env));
}
