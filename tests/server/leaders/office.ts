import type { Answered } from '../app.ts';
import { openDesk } from '../complaints/desk.ts';

type Values = Record<string, unknown>;

type Person = 'admin' | 'mp' | 'mla' | 'otherMla' | 'staff';

/** An office whose users put people in charge of areas. */
export async function openOffice() {
  const desk = await openDesk();
  const { places } = desk;
  const get = (by: Person, path: string) => desk.get(desk[by], path);
  const post = (by: Person, path: string, json: Values) => desk.post(desk[by], path, json);

  let phones = 9_000_000_000;
  /** The form's body, by default at V1 with a new phone. */
  const inCharge = (given: Values = {}): Values => ({
    name: 'Ramulu Goud',
    phone: String(++phones),
    party: 'Party',
    ...places.V1,
    ...given,
  });
  /** Puts a person in charge; approved if there is a `designation`. */
  async function leader(given: Values & { designation?: string } = {}): Promise<number> {
    const { designation, ...fields } = given;
    const { status, body } = await post('admin', 'leader', inCharge(fields));
    if (status !== 201) throw new Error(JSON.stringify(body));
    const leader_id = Number(body.id);
    if (designation) await post('admin', 'leader/approve', { leader_id, designation });
    return leader_id;
  }
  const names = ({ body }: Answered) => body.data?.map(({ name }) => name);

  return { ...desk, get, post, inCharge, leader, names };
}
