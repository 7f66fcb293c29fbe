import initSqlJs from 'sql.js';
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';

/** SQLite from this site's own files. */
export const loadSql = () => initSqlJs({ locateFile: () => wasmUrl });
