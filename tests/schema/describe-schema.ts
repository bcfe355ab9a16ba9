/** Runs a query on either side: Postgres on the server, PGlite on a device. */
type Ask = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

// Leaves out the objects of extensions.
const ours = (catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** Each answers one column, `text`, in an order that does not depend on how the schema came about. */
const parts: readonly (readonly [heading: string, sql: string])[] = [
  ['Extensions', `select format('create extension %s;', extname) as text from pg_extension where extname <> 'plpgsql' order by extname`],
  [
    'Tables',
    `select format(E'create table %s (\\n%s\\n);', o.relname, (
        select string_agg(line, E',\\n' order by kind, place, line) from (
          select 1 as kind, a.attnum::int as place, format('  %s %s%s%s%s', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
              case when a.attidentity <> '' then ' generated always as identity' else '' end,
              coalesce(case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
                else ' default ' || pg_get_expr(d.adbin, d.adrelid) end, ''),
              case when a.attnotnull then ' not null' else '' end) as line
            from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
            where a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
          union all
          select 2, 0, '  ' || pg_get_constraintdef(c.oid) from pg_constraint c where c.conrelid = o.oid and c.contype in ('p', 'u', 'c', 'f')
        ) lines)) || case when o.relreplident = 'f' then format(E'\\nalter table %s replica identity full;', o.relname) else '' end as text
      from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and ${ours('pg_class')} order by o.relname`,
  ],
  [
    'Views',
    `select format(E'create view %s as\\n%s', o.relname, pg_get_viewdef(o.oid, true)) as text
      from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind = 'v' and ${ours('pg_class')} order by o.relname`,
  ],
  [
    'Indexes',
    `select pg_get_indexdef(i.indexrelid) || ';' as text from pg_index i join pg_class o on o.oid = i.indexrelid
      where o.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
      order by o.relname`,
  ],
  [
    'Functions',
    `select pg_get_functiondef(o.oid) || ';' as text from pg_proc o
      where o.pronamespace = 'public'::regnamespace and o.prokind in ('f', 'p') and ${ours('pg_proc')} order by o.proname, o.oid::regprocedure::text`,
  ],
  [
    'Triggers',
    `select pg_get_triggerdef(t.oid, true) || ';' as text from pg_trigger t join pg_class o on o.oid = t.tgrelid
      where o.relnamespace = 'public'::regnamespace and not t.tgisinternal order by o.relname, t.tgname`,
  ],
  [
    'Publications',
    `select format('create publication %s for table %s;', p.pubname, (select string_agg(tablename, ', ' order by tablename) from pg_publication_tables t
        where t.pubname = p.pubname)) as text from pg_publication p order by p.pubname`,
  ],
];

/** Writes the schema of a database as the SQL that it amounts to: tables, views, indexes, functions, triggers, publications. */
export async function describeSchema(ask: Ask): Promise<string> {
  const sections: string[] = [];
  for (const [heading, sql] of parts) {
    const rows = await ask(sql);
    if (rows.length > 0) sections.push(`-- ${heading}\n\n${rows.map(({ text }) => String(text).replaceAll(/[ \t]+$/gm, '')).join('\n\n')}`);
  }
  return sections.join('\n\n');
}
