import { createContext, use } from 'react';
import type { ScreenPath } from '../../contract/screens.ts';

/** Whether the application has a screen for a path; `App` provides it. */
export const ExistsContext = createContext<(path: ScreenPath) => boolean>(() => false);

/** For links inside pages: one that leads to no screen is not shown. */
export const useExists = (path: ScreenPath) => use(ExistsContext)(path);
