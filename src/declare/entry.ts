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
  /** The component of a view, handwritten or generated. */
  screen: (view: View) => Promise<ComponentType>;
  /** The generated views: trees of elements that are made without hooks, so that they can be printed. */
  generated: Partial<Record<View, () => Promise<ReactElement>>>;
  words: Translated<Words>;
}

/** One entry of the list of resources: what the shell needs before any of the resource is opened. */
export interface ResourceEntry {
  contract: Contract;
  /** The link in the sidebar. It is here and not in the declaration, because the sidebar renders first. */
  menu?: { group: MenuGroup; icon: MenuEntry['icon']; label: Translated };
  /** Paths that the specification spells differently. */
  paths?: Partial<Paths>;
  /** Views that need only the words of the first screen, so they need not wait for the words of all screens. */
  firstViews?: readonly View[];
  /** Its views load their own data: pointing at a link must not prefetch anything. */
  fetchesAlone?: true;
  /** The declaration, loaded when a view is opened. */
  load: () => Promise<{ default: DeclaredResource }>;
}

/** The contract of the current resource. */
export const useContract = (): Contract | undefined => useResourceDefinition().options?.contract;

/** The shell's data of the resources: each contract's policy decides who may open which path. */
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

/** A form above its list has two views at one path: a user who may not add may not open it. */
const viewsAt = (paths: Paths, path: string | null) => VIEWS.filter((view) => paths[view] === path);
