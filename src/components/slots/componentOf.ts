import { type ComponentType, lazy } from 'react';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { Part } from './parts.ts';

const drawn = new WeakMap<() => unknown, ComponentType<never>>();

/** The component of a part, the same at each render. The first render loads its code. */
export function componentOf<P extends object>({ load }: Pick<Part<P>, 'load'>): ComponentType<P> {
  const known = drawn.get(load) as ComponentType<P> | undefined;
  if (known) return known;
  const component = lazy(retryImport(load)) as unknown as ComponentType<P>;
  drawn.set(load, component as ComponentType<never>);
  return component;
}
