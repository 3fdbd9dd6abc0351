import { LOCALES } from '#src/i18n/locales.ts';
import { entries } from '#src/resources/index.ts';

/** Tells which resources are read in English where another language was chosen; `npm run check` prints it (SHELL-14). */
for (const { contract, menu, load } of entries) {
  const { words } = (await load()).default;
  const missing = LOCALES.filter(({ locale }) => !words[locale] || (menu && !menu.label[locale]));
  if (missing.length > 0)
    process.stdout.write(`${contract.name}: no words in ${missing.map(({ locale }) => locale).join(', ')}\n`);
}
