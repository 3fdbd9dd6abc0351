import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { can, type PolicyName } from '#contract/access/policies.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';

/** The page that adds the records of a select, and the policy that allows it. */
const ADDED = {
  category: ['/masterdata', 'masterData'],
  place: ['/masterdata', 'masterData'],
  area: ['/area', 'masterData'],
  staff: ['/grievanceincharge/add', 'inCharge'],
  user: ['/add', 'account'],
} as const satisfies Record<string, readonly [path: string, policy: PolicyName]>;
export type Nothing = keyof typeof ADDED;

/** The kind of record that an empty select needs; undefined if the resource's own page adds it. */
export const nothingOf = (resource: string): Nothing | undefined => {
  if (resource.endsWith('/category')) return 'category';
  return resource === 'user' ? 'user' : undefined;
};

/** The hint of a select without anything to choose: where to add it, or who does (GRD-14). */
export function NothingYet({ of }: { of: Nothing }) {
  const translate = useTranslate();
  const actor = storedActor();
  const [path, policy] = ADDED[of];
  const mayAdd = actor !== null && can(actor, 'create', policy);
  return (
    <>
      {translate(`declare.nothing.${of}`)}{' '}
      {mayAdd ? (
        <MuiLink component={Link} to={path}>
          {translate(`declare.nothing.add.${policy}`)}
        </MuiLink>
      ) : (
        translate('declare.nothing.ask')
      )}
    </>
  );
}
