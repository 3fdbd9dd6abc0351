import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { useFigureLink } from './figures.ts';

/** Makes a part of a drawing a link to its complaints, for mouse and keyboard. */
export const DrawnLink = ({
  link,
  children,
}: {
  link: ReturnType<ReturnType<typeof useFigureLink>>;
  children: ReactNode;
}) => (link ? <Link {...link}>{children}</Link> : children);

/** Style of a drawing with such links: highlights the focused part. */
export const FOCUS = {
  '& a:hover path': { opacity: 0.85 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible path': { stroke: 'currentColor', strokeWidth: 3 },
  '& *:focus': { outline: 'none' },
};
