import type { DatabaseSync } from 'node:sqlite';
import type { HouseKey, KeyStore } from '../key-store.ts';
import { answered, answeredInOne } from './one-piece.ts';

type Row = { readonly public_key: string; readonly private_key: string };

export function sqliteHouseKey(db: DatabaseSync): KeyStore {
  const found = (): HouseKey | undefined => {
    const row = db.prepare('select public_key, private_key from house_key').get() as Row | undefined;
    return row && { publicKey: row.public_key, privateKey: row.private_key };
  };
  return {
    find: () => answered(found),
    keep: ({ publicKey, privateKey }, at) =>
      answeredInOne(db, () => {
        db.prepare(
          `insert into house_key (one, public_key, private_key, created_at) values (1, ?, ?, ?)
           on conflict (one) do nothing`,
        ).run(publicKey, privateKey, at);
        return found() ?? { publicKey, privateKey };
      }),
  };
}
