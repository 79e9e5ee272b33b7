import type { HttpHandler } from 'msw';
import type { Env } from '@/config/env';
import { mockForm } from '@/mocks/sendEmail';

export const careersMocks = ({ careers }: Env): readonly HttpHandler[] =>
  mockForm(careers?.applicationUrl);
