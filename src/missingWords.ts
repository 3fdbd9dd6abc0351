import { LOCALES } from '#src/i18n/locales.ts';
import { entries } from '#src/resources/index.ts';

/** Lists the resources that lack words in a language and fall back to English; `npm run check` prints it (SHELL-14). */
for (const { contract, menu, load } of entries) {
  const { words } = (await load()).default;
  const missing = LOCALES.filter(({ locale }) => !words[locale] || (menu && !menu.label[locale]));
  if (missing.length > 0)
    process.stdout.write(`${contract.name}: no words in ${missing.map(({ locale }) => locale).join(', ')}\n`);
}
