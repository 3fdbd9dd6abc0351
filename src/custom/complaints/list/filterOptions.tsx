import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Options } from '#src/components/form/useOptions.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { FilterValue, UseOptions } from '#src/components/slots/filter.ts';

interface OptionsProps {
  values: readonly FilterValue[];
  /** null if only the names of the values are needed. */
  typed: string | null;
  children: (options: Options) => ReactNode;
}
type Load = () => Promise<{ default: UseOptions }>;

const known = new WeakMap<Load, ComponentType<OptionsProps>>();

/** The component that loads a filter's options. Its code loads at the first render. */
export function optionsOf(load: Load): ComponentType<OptionsProps> {
  const found = known.get(load);
  if (found) return found;
  const component = lazy(
    retryImport(async () => {
      const { default: useOptions } = await load();
      const WithOptions = ({ values, typed, children }: OptionsProps) => children(useOptions(values, typed));
      return { default: WithOptions };
    }),
  );
  known.set(load, component);
  return component;
}
