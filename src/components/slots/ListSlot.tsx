import type { ComponentType } from 'react';
import { lazyWithWords } from '../page/lazyWithWords.tsx';
import type { ComplaintSlots } from './capability.ts';
import type { Part } from './parts.ts';
import { useSlot } from './useSlot.ts';

type Slots = Pick<Required<ComplaintSlots>, 'listTop' | 'listTools' | 'selection'>;
/** The properties of a slot's parts. */
type SlotProps =
  | ({ name: 'listTop' } & PropsOf<'listTop'>)
  | ({ name: 'listTools' | 'selection' } & PropsOf<'listTools' | 'selection'>);
type PropsOf<S extends keyof Slots> = Slots[S] extends Part<infer P>[] ? P : never;

const drawn = new WeakMap<object, ComponentType<object>>();

/** Loads a part of a list's frame, with its texts, after the rows. */
function laterPart(part: Part<object>): ComponentType<object> {
  const known = drawn.get(part);
  if (known) return known;
  const component = lazyWithWords(part.load);
  drawn.set(part, component);
  return component;
}

/** The parts that capabilities add around the rows of a list. */
export function ListSlot({ name, ...props }: SlotProps) {
  const parts = useSlot(name) as unknown as Part<object>[];
  return parts.map((part) => {
    const Component = laterPart(part);
    return <Component key={part.id} {...props} />;
  });
}
