import { contracts } from '#contract/index.ts';
import { crudCalls, hasFiles, mediaCall } from '#contract/kernel/crud.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { PLACE_LEVELS, type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import { sampleOf } from '../kernel/records/sample.ts';
import { bulkRecipes } from './bulk.ts';
import { causeRecipes } from './causes.ts';
import { citizenRecipes } from './citizens.ts';
import { letterRecipes } from './letters.ts';
import { messageRecipes } from './messages.ts';
import type { Account, Office } from './office.ts';
import { processRecipes } from './processRecipes.ts';
import { on, type Recipe, type Values } from './recipe.ts';
import type { RecordMaker } from './records.ts';
import { referralRecipes } from './referrals.ts';
import { replyRecipes } from './replies.ts';
import { nameOf } from './rights.ts';
import { togetherRecipes } from './together.ts';

function ofContract(make: RecordMaker, contract: Contract): [string, Recipe][] {
  const { list, one, create, update, remove, removeMany } = crudCalls(contract);
  const created = async ({ home }: Account) => {
    const others = await make.othersFor(contract, home);
    const values: Values = { ...(await sampleOf(contract)), ...others, ...(contract.placed ? home : {}) };
    for (const field of contract.unique) values[field] = crypto.randomUUID();
    return values;
  };
  return [
    [nameOf(list), {}],
    [nameOf(create), { values: created }],
    ...[one, update, remove].map((call): [string, Recipe] => [nameOf(call), on(contract.name)]),
    [nameOf(removeMany), { ...on(contract.name, 'id'), several: true }],
    ...(hasFiles(contract) ? [[nameOf(mediaCall(contract)), on(contract.name)] as [string, Recipe]] : []),
  ];
}

function ofPlaces(level: PlaceLevel): [string, Recipe][] {
  const above = parentLevel(level);
  const name = () => ({ name: crypto.randomUUID() });
  const added = ({ home }: Account) => ({
    ...name(),
    ...(above ? { [`${above}_id`]: home[`${above}_id`] } : {}),
  });
  return [
    [`GET ${level}`, {}],
    [`POST ${level}`, { values: added }],
    [`GET ${level}/:id`, on(level)],
    [`PUT ${level}/:id`, on(level, undefined, name)],
    [`DELETE ${level}/:id`, on(level)],
  ];
}

/** The recipe of every call, by method and path. A call without one cannot be tested. */
export const recipesOf = (office: Office, make: RecordMaker): ReadonlyMap<string, Recipe> =>
  new Map([
    ...contracts.flatMap((contract) => ofContract(make, contract)),
    ...PLACE_LEVELS.flatMap(ofPlaces),
    ...processRecipes(office, make),
    ...togetherRecipes(office, make),
    ...causeRecipes(office, make),
    ...replyRecipes(office),
    ...bulkRecipes,
    ...letterRecipes,
    ...messageRecipes(office),
    ...citizenRecipes(make),
    ...referralRecipes(office),
  ]);
