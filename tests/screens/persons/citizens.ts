import { screen } from '@testing-library/react';
import type { Role } from '#contract/access/policies.ts';
import { form, recordingDesk } from '../complaints/recording/form.ts';

let phones = 9_866_000_000;
/** A new phone number. */
export const newPhone = () => String(++phones);

export const field = (label: RegExp) => form().getByLabelText(label);
export const phoneField = () => field(/^Phone \*/);
export const nameField = () => field(/^Full Name/);
/** The options below the field, with 'Somebody new'. */
export const offered = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

/** The recording screen, and complaints that create people of V1. Call it once per file. */
export function citizensDesk() {
  const recording = recordingDesk();
  const { desk } = recording;

  /** Records a complaint, by default as mla; returns it with the id of its person. */
  async function bring(given: Record<string, unknown>, as: Role = 'mla') {
    const { body, status } = await desk.ask(
      'POST',
      'complaint',
      {
        form: { category_id: 2, details: 'No water', type: 'complaint', ...desk.places.V1, ...given },
      },
      as,
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body as unknown as { id: number; complaint_number: string; person_id: number };
  }

  /** The person in the body of the last complaint with this phone. */
  async function personOfLast(phone: string) {
    const { body } = await desk.ask('GET', `complaint?phone=${phone}`);
    const one = await desk.ask('GET', `complaint/${body.data?.[0]?.id}`);
    return one.body.person_id;
  }

  return { ...recording, bring, personOfLast };
}
