import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, toPosix } from '@scripts/files';
import ts from 'typescript';
import { expect, test } from 'vitest';

const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8'));
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const cache = ts.createModuleResolutionCache(process.cwd(), (path) => path, options);

function importsOf(file: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, cache);
    return resolvedModule?.isExternalLibraryImport === false ? resolvedModule.resolvedFileName : [];
  });
}

test('no file imports itself through others, not even for a type', () => {
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    listFiles(folder)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => toPosix(join(process.cwd(), folder, name))),
  );
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  // neither what imports nothing that is left nor what nothing left imports is in a circle
  for (let size = 0; size !== imports.size;) {
    size = imports.size;
    const imported = new Set([...imports.values()].flat());
    for (const [file, targets] of imports) {
      const isInChain = imported.has(file) && targets.some((target) => imports.has(target));
      if (!isInChain) imports.delete(file);
    }
  }
  expect([...imports.keys()]).toEqual([]);
});
