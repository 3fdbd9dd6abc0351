import { cloneElement, type ReactElement } from 'react';

/** The same element with a key, for use in a list. */
export const withKey = (key: string, element: ReactElement) => cloneElement(element, { key });
