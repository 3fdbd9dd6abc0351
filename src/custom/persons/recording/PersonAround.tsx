import type { ReactNode } from 'react';
import { ChosenPersonContext, useChosenPerson } from './useChosenPerson.ts';

/** Provides the chosen person to the form. */
export const PersonAround = ({ children }: { children: ReactNode }) => (
  <ChosenPersonContext value={useChosenPerson()}>{children}</ChosenPersonContext>
);
