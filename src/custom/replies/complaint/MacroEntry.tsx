import type { ReactNode } from 'react';
import { useMacros } from '../macros/useMacros.ts';

/** The entry of quick actions in a menu: nothing in an office that has none (DESK-13). */
const MacroEntry = ({ children }: { children: ReactNode }) => (useMacros().data?.total ? children : null);
export default MacroEntry;
