import type { PartBuild } from '@/config/partBuild';

export const ssoBuild: PartBuild = {
  bundlingPackages: ['@auth0/auth0-spa-js'],
  sources: ({ 'sign-in/single-sign-on': settings }) =>
    settings ? { 'connect-src': [new URL(settings.domain).origin] } : {},
};
