import { expect, test } from 'vitest';
import { copySite } from './copySite';

test('another name, other colours, no telephone and no social profile are one file, and the film', () => {
  const site = copySite();
  site.run(`
    sed -i 's/Fairweather/Larkspur/g; s/fairweather/larkspur/g' src/content/site.ts
    sed -i "s/'#12203b'/'#3b1230'/; s/'#2b6cb0'/'#2bb06c'/" src/content/site.ts
    sed -i "s/phone: { display: .*/phone: null,/" src/content/site.ts
    perl -0pi -e 's/  social: \\[.*?\\n  \\],/  social: [],/s' src/content/site.ts
    sed -i 's/Fairweather/Larkspur/; s/fairweather/larkspur/' src/parts/film/words.ts src/parts/film/media/*.vtt
    npx stylelint 'src/**/*.css'
  `);
  site.check('tests/site tests/features/contact src/parts/careers');
  expect(site.filesWith(/fairweather/i)).toEqual([]);
  for (const page of ['index.html', 'privacy-policy.html', 'cloudsolution/Salescloud.html'])
    expect(site.built(page)).not.toMatch(
      /href="tel:|"telephone"|"sameAs"|\b(null|undefined)\b<|<(ul|a)\b[^>]*><\/\2>/,
    );
});

test('a ninth cloud is one folder', () => {
  const site = copySite();
  site.run(`
    cp -r src/content/clouds/Salescloud src/content/clouds/Fieldcloud
    cd src/content/clouds/Fieldcloud
    sed -i 's/Sales/Field/g; s/sales/field/g' *.ts sky.css
    sed -i "s/time: '[0-9:]*'/time: '04:04'/; s/^    '/&9 /" summary.ts
    cd ..
    sed -i "1i import { summary as field } from './Fieldcloud/summary';" list.ts
    sed -i 's/^  sales,/&\\n  field,/' list.ts
    sed -i "/^export const cloudNames/a { slug: 'Fieldcloud', name: 'Field Cloud' }," names.ts
    cd ../../..
    sed -i 's/clouds: 8/clouds: 9/' src/content/counts.ts
  `);
  site.check('tests/site');
  expect(site.filesWith(/Field Cloud/)).toContain('cloudsolution/Fieldcloud.html');
});
