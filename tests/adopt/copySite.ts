import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { listFiles } from '../../scripts/files';

/**
 * A copy of the project in a folder as people name it, without what git ignores; the same packages.
 * @param onEnd when to remove it
 */
export function copySite(onEnd: (end: () => void) => void = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), 'Änderung (1) '));
  onEnd(() => rmSync(folder, { recursive: true }));
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = spawnSync('git', git, { encoding: 'utf8', maxBuffer: 1e8 }).stdout.split('\0');
  for (const name of names.filter(Boolean)) {
    cpSync(name, join(folder, name), { verbatimSymlinks: true });
  }
  for (const modules of ['node_modules', 'receiver/node_modules']) {
    if (!existsSync(modules)) continue;
    mkdirSync(join(folder, modules));
    // but the caches of Vite, TypeScript and ESLint
    const packages = readdirSync(modules).filter((name) => name === '.bin' || !/^\./.test(name));
    for (const name of packages) {
      symlinkSync(join(process.cwd(), modules, name), join(folder, modules, name));
    }
  }

  const run = (commands: string) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-euc', commands], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '', VITEST: '' },
      maxBuffer: 1e8,
    });
    expect(status, `${commands}\n${stdout.slice(-20_000)}${stderr.slice(-20_000)}`).toBe(0);
    return stdout;
  };
  return {
    run,
    /** The compiler names a reference that is left. */
    check(tests = '') {
      run(`
        npm run types >types.log & types=$!
        npm run build >build.log 2>&1 & build=$!
        npm run test:unit -- --testTimeout 60000 ${tests}
        wait $types || { cat types.log; exit 1; }
        wait $build || { cat build.log; exit 1; }
      `);
    },
    /** The text of a file of the build. */
    built: (name: string) => readFileSync(join(folder, 'dist', name), 'utf8'),
    /** The files of the build whose name or text matches. */
    filesWith(trace: RegExp): readonly string[] {
      return listFiles(join(folder, 'dist')).filter(
        (name) =>
          trace.test(name) ||
          (/\.(html|css|js|json|xml|txt|webmanifest)$|_headers$/.test(name) &&
            trace.test(readFileSync(join(folder, 'dist', name), 'utf8'))),
      );
    },
  };
}
