import { type ComponentType, lazy } from 'react';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { Part } from './capability.ts';

const drawn = new WeakMap<object, ComponentType<never>>();

/** The component of a part, the same one at each drawing; its code comes with the first. */
export function componentOf<P extends object>(part: Part<P>): ComponentType<P> {
  const known = drawn.get(part) as ComponentType<P> | undefined;
  if (known) return known;
  const component = lazy(retryImport(part.load)) as unknown as ComponentType<P>;
  drawn.set(part, component as ComponentType<never>);
  return component;
}
