import type { HttpHandler } from 'msw';
import type { Env } from '@/config/parseEnv';
import { mockForm } from '@/mocks/sendEmail';

export const careersMocks = ({ careers }: Env): readonly HttpHandler[] =>
  mockForm(careers?.applicationUrl);
