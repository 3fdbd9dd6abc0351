import type { ComponentType, ReactElement } from 'react';
import { type RaRecord, useResourceDefinition } from 'react-admin';
import { type Action, can, changes } from '../../contract/access.ts';
import type { Contract } from '../../contract/define.ts';
import type { PlaceIds } from '../../contract/place.ts';
import { storedActor } from '../authProvider/storedSession.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Paths, View } from './paths.ts';
import type { Words } from './words.ts';

/** What a resource's file exports: its four views and its words. */
export interface DeclaredResource {
  name: string;
  /** The component of a view, written by hand or generated. */
  screen: (view: View) => Promise<ComponentType>;
  /** What the declaration alone gives: a tree of elements, made without a hook, so that it can be printed. */
  generated: Record<View, () => Promise<ReactElement>>;
  words: Record<Locale, Words>;
}

/** One line of the list of resources; everything but the contract is fetched when one of its views is opened. */
export interface ResourceEntry {
  contract: Contract;
  /** Only where the specification spells a path in its own way. */
  paths?: Partial<Paths>;
  load: () => Promise<{ default: DeclaredResource }>;
}

/** The contract of the current resource. */
export const useContract = (): Contract | undefined => useResourceDefinition().options?.contract;

/** What the signed-in person may do with records of the current resource; the server decides in the end. */
export function useMay() {
  const contract = useContract();
  return (action: Action, record?: RaRecord): boolean => {
    const actor = storedActor();
    if (!actor || !contract || !can(actor, action, contract.policy)) return false;
    return !record || !contract.placed || changes(actor, record as Partial<PlaceIds>);
  };
}
