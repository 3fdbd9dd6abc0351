import type { QueryClient } from '@tanstack/react-query';
import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import { ownPlaces } from '../../contract/access.ts';
import type { Contract } from '../../contract/define.ts';
import { storedActor } from '../authProvider/storedSession.ts';
import { type Row, selectRows } from './clientList.ts';
import { getWholeComplaint, listComplaintPage, removeComplaint } from './complaints.ts';
import { ApiFailure, request } from './http.ts';
import { createRecord, updateRecord } from './records.ts';

type Values = Record<string, unknown>;

const COMPLAINT = 'complaint';
/** Lists that may be long: the server searches, sorts and pages them. */
const PAGED_BY_SERVER = ['leader'];
/** All rows of a list serve its pages, searches and sorting for so long before they are fetched again. */
const FRESH_MS = 30_000;

/** Lists are asked for the session's own parliament and assembly, whatever a filter says (SCOPE-05). */
function ownPlaceQuery(): Record<string, number> {
  const actor = storedActor();
  const own = Object.entries(actor ? ownPlaces(actor) : {});
  return Object.fromEntries(own.map(([field, id]) => [field.replace('_id', ''), id]));
}

function listServerPage(resource: string, { filter, pagination, sort, signal }: GetListParams) {
  const { page, perPage: per_page } = pagination ?? {};
  const order = { sort: sort?.field, order: sort?.order.toLowerCase() };
  const query = { ...filter, ...ownPlaceQuery(), page, per_page, ...order };
  return request<{ data: Row[]; total: number }>('GET', resource, { query, signal });
}

/**
 * react-admin's data over the contracts. Plain resources are fetched whole and searched, sorted and paged
 * here, as the specification wants (CRUD-02); so is any list of the API, such as `staff`, by its path.
 * Complaints and other long lists are the server's work.
 */
export function createDataProvider(
  queryClient: QueryClient,
  contracts: readonly Contract[],
): DataProvider<string> {
  const contractOf = (resource: string) => contracts.find(({ name }) => name === resource);
  const writable = (resource: string): Contract => {
    const contract = contractOf(resource);
    if (!contract) throw new Error(`No contract is called ${resource}`);
    return contract;
  };
  const pathOf = (resource: string) => contractOf(resource)?.path ?? resource;
  /** Lists of other resources name the record too, or offer it for a choice: all are asked for anew. */
  const forget = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'rows' || queryKey[1] === 'getList',
    });

  const allRows = (resource: string) =>
    queryClient.fetchQuery({
      queryKey: ['rows', resource],
      queryFn: async () => {
        const query = { ...ownPlaceQuery(), ...contractOf(resource)?.fixed };
        return (await request<{ data: Row[] }>('GET', pathOf(resource), { query })).data;
      },
      staleTime: FRESH_MS,
    });

  /** A record of another part of the same calls is none of this resource. */
  const oneRecord = async (resource: string, id: Identifier, signal?: AbortSignal) => {
    const record = await request<Row>('GET', `${pathOf(resource)}/${id}`, { signal });
    const fixed = Object.entries(contractOf(resource)?.fixed ?? {});
    if (fixed.every(([field, value]) => record[field] === value)) return record;
    throw new ApiFailure(404, 'rules.notFound');
  };

  const getList = async (resource: string, params: GetListParams) => {
    if (resource === COMPLAINT) return listComplaintPage(params);
    if (PAGED_BY_SERVER.includes(resource)) return listServerPage(resource, params);
    const search = contractOf(resource)?.search ?? ['name'];
    return selectRows(await allRows(resource), search, params);
  };

  const getOne = async (resource: string, { id, signal }: GetOneParams) => ({
    data:
      resource === COMPLAINT
        ? await getWholeComplaint(Number(id), signal)
        : await oneRecord(resource, id, signal),
  });

  const create = async (resource: string, data: Values) => {
    const record = await createRecord(writable(resource), data);
    await forget();
    return { data: record };
  };

  const update = async (resource: string, { id, data, previousData }: UpdateParams) => {
    const record = await updateRecord(writable(resource), id, data, previousData);
    await forget();
    return { data: record };
  };

  const remove = async (resource: string, id: Identifier) => {
    if (resource === COMPLAINT) await removeComplaint(Number(id));
    else await request('DELETE', `${pathOf(resource)}/${id}`);
    await forget();
    return { data: { id } };
  };

  const provider = {
    supportAbortSignal: true,
    getList,
    getOne,
    getMany: async (resource: string, { ids, signal }: GetManyParams) => {
      const answers = await Promise.all(ids.map((id) => getOne(resource, { id, signal })));
      return { data: answers.map(({ data }) => data) };
    },
    getManyReference: (resource: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: (resource: string, { data }: CreateParams) => create(resource, data),
    update,
    updateMany: async (resource: string, { ids, data }: UpdateManyParams) => {
      await Promise.all(ids.map((id) => update(resource, { id, data, previousData: { id } })));
      return { data: ids };
    },
    delete: (resource: string, { id }: DeleteParams) => remove(resource, id),
    deleteMany: async (resource: string, { ids }: DeleteManyParams) => {
      await Promise.all(ids.map((id) => remove(resource, id)));
      return { data: ids };
    },
  };
  // react-admin lets the caller choose the type of a record; here it follows from the resource.
  return provider as unknown as DataProvider<string>;
}
