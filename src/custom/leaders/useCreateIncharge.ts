import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createLeader, registerAppUser } from '#contract/leaders/leader.ts';
import { LEADER } from '#src/components/data/resourceNames.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import type { Incharge } from './inchargeForm.ts';

/**
 * Registers a person in the app and puts the person in charge (VOL-02). If the second step fails, the next attempt does
 * not register again.
 */
export function useCreateIncharge() {
  const queryClient = useQueryClient();
  const [registering, creating] = [useIdempotentSubmit(), useIdempotentSubmit()];
  const registered = useRef<{ person: string; id: number } | null>(null);

  const register = async (incharge: Incharge) => {
    const person = `${incharge.phone} ${incharge.name}`;
    if (registered.current?.person !== person) {
      const { user } = await registering((headers) => call(registerAppUser, { body: incharge, headers }));
      registered.current = { person, id: user.id };
    }
    return registered.current.id;
  };

  return async (incharge: Incharge) => {
    const app_user_id = await register(incharge);
    const body = { ...incharge, app_user_id };
    const created = await creating((headers) => call(createLeader, { body, headers }));
    registered.current = null;
    await queryClient.invalidateQueries({ queryKey: [LEADER] });
    return created;
  };
}
