import type { ReactNode } from 'react';
import { ChosenPersonContext, useChosenPerson } from './useChosenPerson.ts';

/** Around the form: who was chosen for it. */
export const PersonAround = ({ children }: { children: ReactNode }) => (
  <ChosenPersonContext value={useChosenPerson()}>{children}</ChosenPersonContext>
);
