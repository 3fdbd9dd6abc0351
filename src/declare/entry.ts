import type { ComponentType, ReactElement } from 'react';
import { useResourceDefinition } from 'react-admin';
import { opensView } from '#contract/access/access.ts';
import type { Contract } from '#contract/kernel/define.ts';
import type { MenuEntry, MenuGroup, Screens } from '#src/components/page/screensContext.ts';
import type { Translated } from '#src/i18n/locales.ts';
import { type Paths, pathsOf, specifiedPath, VIEWS, type View } from './paths.ts';
import type { Words } from './words.tsx';

/** What a resource's file exports: its four views and its words. */
export interface DeclaredResource {
  name: string;
  /** The component of a view, written by hand or generated. */
  screen: (view: View) => Promise<ComponentType>;
  /** What the declaration alone gives: a tree of elements, made without a hook, so that it can be printed. */
  generated: Partial<Record<View, () => Promise<ReactElement>>>;
  words: Translated<Words>;
}

/** One line of the list of resources: what the shell must know before anything of the resource is opened. */
export interface ResourceEntry {
  contract: Contract;
  /** Its link in the sidebar. It stands here and not in the declaration, because the sidebar is drawn first. */
  menu?: { group: MenuGroup; icon: MenuEntry['icon']; label: Translated };
  /** Only where the specification spells a path in its own way. */
  paths?: Partial<Paths>;
  /** Views that are drawn with the words that every visit needs, without waiting for those of all other screens. */
  firstViews?: readonly View[];
  /** Its views ask for their data themselves: nothing is fetched ahead because somebody points at a link. */
  fetchesAlone?: true;
  /** The declaration, fetched when a view is opened. */
  load: () => Promise<{ default: DeclaredResource }>;
}

/** The contract of the current resource. */
export const useContract = (): Contract | undefined => useResourceDefinition().options?.contract;

/** What the shell knows of the resources: who may open which path follows from the policy of each contract. */
export function screensOf(entries: readonly ResourceEntry[]): Screens {
  const all = entries.map((entry) => ({ ...entry, all: pathsOf(entry.contract.name, entry.paths) }));
  const opened = all.flatMap(({ contract, all: paths }) =>
    VIEWS.map((view) => [paths[view], opensView(contract.policy, ...viewsAt(paths, paths[view]))] as const),
  );
  const byName = Object.fromEntries(all.map(({ contract, all: paths }) => [contract.name, paths]));
  return {
    table: Object.fromEntries(opened.filter(([path]) => path !== null)),
    links: all.flatMap(({ menu, all: { list } }) => (menu ? [{ ...menu, path: list }] : [])),
    specified: (path) => specifiedPath(byName, path),
  };
}

/** A form above its list is both: whoever may not add may not open the page. */
const viewsAt = (paths: Paths, path: string | null) => VIEWS.filter((view) => paths[view] === path);
