import { defineSettings, type Parsed } from '../../config/settingsReader.ts';

export const insightsSettings = defineSettings({
  name: 'insights',
  texts: {
    VITE_SHOW_UNPUBLISHED: {
      meaning: '`on`, for previews: shows drafts and articles with a later date, with a mark',
      without: 'only `npm run dev` shows them',
    },
  },
  read: (reader) => (reader.isOn('VITE_SHOW_UNPUBLISHED') ? { showsUnpublished: true } : null),
});

declare module '@/config/env' {
  interface Env {
    readonly insights?: Parsed<typeof insightsSettings>;
  }
}
