import { defineSettings, type Parsed } from '../../config/settingsReader.ts';

export const careersSettings = defineSettings({
  name: 'careers',
  texts: {
    VITE_APPLICATION_URL: {
      meaning: 'where the application form posts its fields and the resume',
      without: 'nothing is sent; the form says so',
    },
  },
  read: (reader) => {
    const applicationUrl = reader.readUrl('VITE_APPLICATION_URL', '/applications');
    return applicationUrl === null ? null : { applicationUrl };
  },
});

declare module '@/config/env' {
  interface Env {
    readonly careers?: Parsed<typeof careersSettings>;
  }
}
