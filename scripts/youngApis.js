// @ts-check
import { features } from 'web-features';

/** What Vite's `baseline-widely-available` builds for. */
const target = { chrome: 111, firefox: 114, safari: 16.4, safari_ios: 16.4 };

/** Of the web platform and of JavaScript, what the target does not have: `Element.checkVisibility`. */
const youngApis = Object.values(features).flatMap((feature) =>
  Object.entries('status' in feature ? (feature.status.by_compat_key ?? {}) : {}).flatMap(
    ([key, { support }]) => {
      const [, path] = /^(?:api|javascript\.builtins)\.(\w+(?:\.\w+)?)$/.exec(key) ?? [];
      const versions = new Map(Object.entries(support));
      const isOld = Object.entries(target).every(
        ([browser, version]) => Number.parseFloat(versions.get(browser) ?? '') <= version,
      );
      return path === undefined || isOld ? [] : [path.replace(/_(static|event)$/, '')];
    },
  ),
);

const young = new Set(youngApis);
const youngNames = new Set(youngApis.map((path) => path.split('.').at(-1) ?? ''));
const library = /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/;

/** @type {Readonly<Record<string, string>>} */
const names = { ReadonlyArray: 'Array' };

/**
 * An ESLint rule, by the types of TypeScript: no use of what the target does not have, unless the file
 * asks for it (`'name' in object`) or the access is optional (`object.name?.()`). The members of an
 * interface that is young itself are free: who has one has them.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noYoungApi = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { text, parserServices } = context.sourceCode;
    return {
      Identifier(node) {
        const { name, parent } = node;
        const isType = parent.type.startsWith('TS');
        if (isType || !youngNames.has(name) || text.includes(`'${name}' in `)) return;
        // what may be missing, which then is no error
        const { parent: next } = parent;
        if (next?.type === 'LogicalExpression' && next.left === parent) return;
        if (parent.type === 'MemberExpression' && next && 'optional' in next && next.optional)
          return;
        const [declaration] = parserServices.getSymbolAtLocation(node)?.declarations ?? [];
        if (!declaration || !library.test(declaration.getSourceFile().fileName)) return;
        // a static member is declared in the type of a variable
        const owner =
          (declaration.parent?.name ?? declaration.parent?.parent?.name)?.getText() ?? '';
        const ownerName = names[owner] ?? owner.replace(/Constructor$/, '');
        const path = parent.type === 'MemberExpression' ? `${ownerName}.${name}` : name;
        if (!young.has(path) || young.has(ownerName)) return;
        const message = `Not every browser of the build's target has ${path}: ask for it first.`;
        context.report({ node, message });
      },
    };
  },
};
