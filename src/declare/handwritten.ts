import type { ComponentType } from 'react';
import type { Contract } from '#contract/kernel/define.ts';
import type { Translated } from '#src/i18n/locales.ts';
import type { DeclaredResource } from './entry.ts';
import type { View } from './paths.ts';
import type { Words } from './words.tsx';

interface Handwritten {
  /** Each loads when it is opened. */
  views: Partial<Record<View, () => Promise<{ default: ComponentType }>>>;
  words: Translated<Words>;
}

/** A resource with handwritten views only: it does not load the code of declared views. */
export const defineHandwritten = ({ name }: Contract, { views, words }: Handwritten): DeclaredResource => ({
  name,
  words,
  generated: {},
  screen: async (view) => {
    const load = views[view];
    if (!load) throw new Error(`${name} has no ${view} view`);
    return (await load()).default;
  },
});
