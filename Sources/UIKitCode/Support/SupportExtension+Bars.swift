// Bars, and controllers inside of others.
extension SupportExtension {
    @inline(never)
    static func navigationContainerCode() -> String {
        """
        extension UIViewController {
            /// The controller on top of a navigation controller, above an empty one where a title for it is given.
            func inNavigation(
                behind title: String? = nil, showsBar: Bool = true, showsToolbar: Bool = false
            ) -> UINavigationController {
                let navigation = UINavigationController()
                if let title {
                    let below = UIViewController()
                    below.title = title
                    navigation.viewControllers.append(below)
                }
                navigation.viewControllers.append(self)
                navigation.isNavigationBarHidden = !showsBar
                navigation.isToolbarHidden = !showsToolbar
                return navigation
            }
        }

        """
    }

    @inline(never)
    static func tabContainerCode() -> String {
        """
        extension UIViewController {
            /// The controller behind one of the tabs; the others are empty.
            func inTabs(_ items: [UITabBarItem], selected: Int = 0) -> UITabBarController {
                let tabs = UITabBarController()
                tabs.viewControllers = items.enumerated().map { index, item in
                    let controller = index == selected ? self : UIViewController()
                    controller.tabBarItem = item
                    return controller
                }
                tabs.selectedIndex = selected
                return tabs
            }
        }

        """
    }

    @inline(never)
    static func navigationItemCode() -> String {
        """
        extension UINavigationBar {
            /// The item that the bar shows.
            private var shownItem: UINavigationItem {
                if let topItem { return topItem }
                let item = UINavigationItem()
                items = [item]
                return item
            }

            func setTitle(_ title: String) { shownItem.title = title }
            func setPrompt(_ prompt: String) { shownItem.prompt = prompt }
            func setBackItem(_ title: String) { items = [UINavigationItem(title: title), shownItem] }
            func setLeftBarButtonItems(_ items: [UIBarButtonItem]) { shownItem.leftBarButtonItems = items }
            func setRightBarButtonItems(_ items: [UIBarButtonItem]) { shownItem.rightBarButtonItems = items }
        }

        """
    }

    @inline(never)
    static func selectedTabCode() -> String {
        """
        extension UITabBar {
            /// Selects the item at a position; none where there is no such item.
            func setSelectedItem(_ position: Int) {
                selectedItem = items?.indices.contains(position) == true ? items?[position] : nil
            }
        }

        """
    }

    @inline(never)
    static func childControllersCode() -> String {
        """
        extension UIViewController {
            /// Makes a controller a child of this one, whose view stands among this one's.
            func embed(_ child: UIViewController) -> UIView {
                addChild(child)
                child.didMove(toParent: self)
                return child.view
            }
        }

        """
    }
}
