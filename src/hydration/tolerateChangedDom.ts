/**
 * Extensions, translators and bookmarklets remove and wrap elements. React takes a node that is not
 * where it was for an error, and would give up the part that holds it
 * (https://github.com/facebook/react/issues/11538).
 */
export function tolerateChangedDom(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the node below
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const { parentNode, parentElement } = child;
    // what an error boundary has kept is no longer React's
    const isKept = parentNode !== this && parentElement?.closest('div[data-static]');
    if (parentNode && !isKept) removeChild.call(parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    let sibling = next;
    // one that was wrapped
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    insertBefore.call(this, node, sibling);
    return node;
  };
}
