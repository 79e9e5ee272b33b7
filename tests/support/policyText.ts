import type { MeasuringSettings } from '@/config/parseEnv';
import { measuringTextsFor } from '@/content/measuring';
import { privacySectionsFor } from '@/content/privacy';
import { site } from '@/content/site';

/** The text of the privacy policy of a build with these settings. */
export function policyText(
  settings: Parameters<typeof privacySectionsFor>[0],
  measuring: MeasuringSettings | null = null,
): string {
  return privacySectionsFor(settings, measuring && measuringTextsFor(measuring))
    .flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOfBlock)])
    .join('\n');
}

function textsOfBlock(
  block: ReturnType<typeof privacySectionsFor>[number]['blocks'][number],
): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [
        block.inlines.map((inline) => (typeof inline === 'string' ? inline : site.email)).join(''),
      ];
    case 'list':
      return block.items.map(({ term, text }) => `${term} ${text}`);
    case 'cookieTable':
      return [];
    case 'cookieSettings':
      return [block.note];
  }
}
