import { cloneElement, type ReactElement } from 'react';

/** The same element as one of a list. */
export const withKey = (key: string, element: ReactElement) => cloneElement(element, { key });
