import type { Call } from '#contract/kernel/define.ts';
import type { Answered } from '../app.ts';
import type { Account, Office } from './office.ts';
import type { Recipe, Values } from './recipe.ts';
import { recipesOf } from './recipes.ts';
import { nameOf } from './rights.ts';
import type { Subject } from './subject.ts';
import { subjectsOf } from './subjects.ts';

/** No record has this id. */
const MISSING = 2_000_000_000;

export type Standing = keyof Subject | 'missing';
/** The ids for a call, by their relation to an account. A call without a record has one unused id. */
export type IdsBy = Record<Standing, number[]>;

/**
 * Makes calls by their recipes, on new records.
 * @throws for a call without a recipe, with its name
 */
export function attemptsOn(office: Office) {
  const { named, make } = subjectsOf(office);
  const recipes = recipesOf(office, make);

  function recipeOf(call: Call): Recipe & { on?: Subject } {
    const recipe = recipes.get(nameOf(call));
    if (!recipe) throw new Error(`how to call ${nameOf(call)} is not known: add it to the recipes`);
    const on = recipe.subject === undefined ? undefined : named[recipe.subject];
    if (recipe.subject && !on)
      throw new Error(`${nameOf(call)} names a ${recipe.subject}, which is no subject`);
    return { ...recipe, on };
  }

  /** New records for the call. */
  async function idsFor(call: Call, account: Account): Promise<IdsBy> {
    const { on } = recipeOf(call);
    if (!on) return { own: [0], foreign: [], above: [], missing: [] };
    const [own, foreign, above] = await Promise.all([
      on.own(account),
      on.foreign(account),
      on.above(account),
    ]);
    return { own, foreign, above, missing: [MISSING] };
  }

  /** The values of a call besides its token and the id in its path. */
  async function valuesOf(call: Call, account: Account, id: number): Promise<Values> {
    const { field, several, values } = recipeOf(call);
    return { ...(await values?.(account, id)), ...(field ? { [field]: several ? [id] : id } : {}) };
  }

  /** A request that is valid except for its token and id, to be sent any number of times. */
  async function prepare(call: Call, account: Account, id: number) {
    const given = await valuesOf(call, account, id);
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      String(name === 'id' ? id : given[name]),
    );
    const isForm = call.form || Object.keys(call.files ?? {}).length > 0;
    return (token: string | undefined): Promise<Answered> => {
      if (call.method === 'GET') {
        const query = new URLSearchParams(
          Object.entries(given).map(([name, value]) => [name, String(value)]),
        );
        return office.send('GET', `${path}?${query}`, { token });
      }
      return office.send(call.method, path, { token, ...(isForm ? { form: given } : { json: given }) });
    };
  }

  return { knows: (call: Call) => recipes.has(nameOf(call)), recipeOf, idsFor, valuesOf, prepare };
}
