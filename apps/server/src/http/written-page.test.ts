import { expect, it } from 'vitest';
import { writtenInto } from './written-page.ts';

const page = {
  ...{ title: 'Liga <b>"A"</b> & Co', description: "Vorne: $& $1 'PC'" },
  tables: [{ name: '</noscript><script>x</script>', headings: ['Rang'], rows: [['<img onerror=1>']] }],
};

it('stands in the document’s head and where no script runs, every sign of it as text', () => {
  const html = writtenInto('<html><head><title>Riffle</title></head><body><main></main></body></html>', page);
  expect(html).toContain('<title>Liga &lt;b&gt;&quot;A&quot;&lt;/b&gt; &amp; Co</title>');
  expect(html).toContain('content="Vorne: $&amp; $1 &#39;PC&#39;"');
  expect(html).toContain('<caption>&lt;/noscript&gt;&lt;script&gt;x&lt;/script&gt;</caption>');
  expect(html).toContain('<td>&lt;img onerror=1&gt;</td>');
  expect(html.match(/<script>|<img|<b>/g)).toBeNull();
  expect(html.endsWith('</noscript>\n</body></html>')).toBe(true);
});

it('stands in a document without an end as well', () => {
  expect(writtenInto('<title>Riffle</title>', page)).toMatch(/<\/noscript>\n$/);
});
