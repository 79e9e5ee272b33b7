import { itemIf, paragraph, type PartPolicy } from '@/content/policy';

export const tokenSyncPolicy: PartPolicy = (env) => ({
  cookies: itemIf(
    env['sign-in'] && env['sign-in/token-sync'],
    paragraph('While you are logged in, our server receives your sign-in token.'),
  ),
});
