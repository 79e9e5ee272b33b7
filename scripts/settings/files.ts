import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { settingTexts } from '../../src/app/settings.ts';

const documentation = 'docs/settings.md';

/** .env.example and the table of docs/settings.md, as the settings of the site and its parts say. */
export async function settingsFiles(): Promise<Readonly<Record<string, string>>> {
  const settings = Object.entries(settingTexts);
  const rows = settings.map(
    ([name, { meaning, without }]) => `| \`${name}\` | ${meaning} | ${without} |`,
  );
  const table = ['| Name | Meaning | Without it |', '| --- | --- | --- |', ...rows].join('\n');
  const text = readFileSync(documentation, 'utf8').replace(/^\| Name [^]*?\n(?!\|)/m, `${table}\n`);
  return {
    '.env.example': [
      '# Copy to .env.local. Everything is optional; docs/settings.md says more.',
      ...settings.map(
        ([name, { meaning, without }]) =>
          `# ${toPlain(meaning)}; without it ${toPlain(without)}\n${name}=`,
      ),
    ]
      .join('\n\n')
      .concat('\n'),
    [documentation]: await format(text, { parser: 'markdown', printWidth: 100 }),
  };
}

function toPlain(markdown: string): string {
  return markdown.replaceAll('`', '"').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
